<?php
// Installs the WordPress of the folder SITE, activates the plugin of the guide, and writes posts as WordPress's editors do: an array
// of { "who": "admin" or "author", "text": … } as JSON on its input. It answers with their numbers.
//   php install.php SITE ADDRESS < posts.json

[ , $site, $address ] = $argv;
define( 'WP_INSTALLING', true );
$_SERVER['HTTP_HOST'] = parse_url( $address, PHP_URL_HOST ) . ':' . parse_url( $address, PHP_URL_PORT );
$_SERVER['REQUEST_URI'] = '/';

/** Nobody is told. */
function wp_new_blog_notification() {
}

require "$site/wp-load.php";
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';

$users = [ 'admin' => wp_install( 'Rules', 'admin', 'admin@wordpress.example', true, '', 'for-this-test-alone' )['user_id'] ];
update_option( 'siteurl', $address );
update_option( 'home', $address );
$users['author'] = wp_insert_user( [ 'user_login' => 'author', 'user_pass' => 'for-this-test-alone', 'role' => 'author' ] );
$activated = activate_plugin( 'rulewright.php' );
if ( is_wp_error( $activated ) ) {
	exit( $activated->get_error_message() . "\n" );
}

$ids = [];
foreach ( json_decode( stream_get_contents( STDIN ), true ) as [ 'who' => $who, 'text' => $text ] ) {
	wp_set_current_user( $users[$who] );
	// Whoever lacks `unfiltered_html` has posts filtered as they are saved.
	kses_init();
	$post = [ 'post_title' => "By $who", 'post_status' => 'publish', 'post_author' => $users[$who] ];
	$ids[] = wp_insert_post( $post + [ 'post_content' => wp_slash( $text ) ] );
}
echo json_encode( $ids );
